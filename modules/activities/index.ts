import { defineModule } from '@wonderlings/kernel';

export const activities = defineModule({ name: 'activities' });
