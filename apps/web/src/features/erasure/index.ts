// Leaving: erasing, its receipt, and an account that is asleep until then.

export { ErasePage } from './components/erase-page.tsx';
export { LeavePage } from './components/leave-page.tsx';
export { LeaveSection } from './components/leave-section.tsx';
export { ReceiptPage } from './components/receipt-page.tsx';
export { RetentionNotice } from './components/retention-notice.tsx';
export { SleepingPage } from './components/sleeping-page.tsx';
