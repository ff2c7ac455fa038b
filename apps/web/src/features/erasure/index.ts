// Leaving: erasing, its receipt, and an account that is asleep until then.

export { ErasePage } from './erase-page.tsx';
export { LeavePage } from './leave-page.tsx';
export { LeaveSection } from './leave-section.tsx';
export { ReceiptPage } from './receipt-page.tsx';
export { RetentionNotice } from './retention-notice.tsx';
export { SleepingPage } from './sleeping-page.tsx';
