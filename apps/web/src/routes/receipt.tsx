import { createFileRoute } from '@tanstack/react-router';
import { ReceiptPage } from '../features/erasure/index.ts';

export const Route = createFileRoute('/receipt')({ staticData: { isPublic: true }, component: ReceiptPage });
