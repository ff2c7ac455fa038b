import { defineModule } from '@wonderlings/kernel';

export const affirmations = defineModule({ name: 'affirmations' });
