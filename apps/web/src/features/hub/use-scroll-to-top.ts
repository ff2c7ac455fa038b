import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

/** Every visit begins at the top (specification 001, section 2): also one by the Back button, whose place is remembered otherwise. */
export function useScrollToTop(): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const toTop = () => window.scrollTo(0, 0);
    toTop();
    // The router puts a remembered place back when it has rendered.
    return router.subscribe('onRendered', toTop);
  }, [router]);
}
