// Leaving: erasing, its receipt, and an account that is asleep until then.

export { ErasePage } from './erase-page.tsx';
export { LeavePage, LeaveSection } from './leave-page.tsx';
export { ReceiptPage } from './receipt-page.tsx';
export { RetentionNotice } from './retention-notice.tsx';
export { SleepingPage } from './sleeping-page.tsx';
