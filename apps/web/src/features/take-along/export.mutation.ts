import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ExportState, makeExport, stopExport } from '@wonderlings/take-along/contract';
import { call } from '../../lib/api/call.ts';
import type { PasswordAttempt } from '../grown-up/index.ts';
import { exportQuery } from './export.query.ts';

export const makeExportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    // Its variables hold a password: they are not kept.
    gcTime: 0,
    mutationFn: (attempt: PasswordAttempt<{ readonly withDevice: boolean }>) => call(makeExport, attempt),
    onSuccess: (state) => queryClient.setQueryData(exportQuery.queryKey, state),
  });

export const stopExportMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: ExportState) => call(stopExport, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });
