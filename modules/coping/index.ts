import { defineModule } from '@wonderlings/kernel';

export const coping = defineModule({ name: 'coping' });
