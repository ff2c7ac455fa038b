import { useId } from 'react';

/** Begins the ids of one picture. */
export const useNamespace = (): string => `s${useId().replaceAll(/\W/g, '')}`;
