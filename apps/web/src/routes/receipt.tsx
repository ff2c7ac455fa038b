import { createFileRoute } from '@tanstack/react-router';
import { ReceiptPage } from '../features/erasure/components/receipt-page.tsx';

export const Route = createFileRoute('/receipt')({ staticData: { isPublic: true }, component: ReceiptPage });
