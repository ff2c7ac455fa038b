export type KeptKind =
  | 'feelings'
  | 'notes'
  | 'activities'
  | 'earned'
  | 'profile'
  | 'passwords'
  | 'sessions'
  | 'grown-up'
  | 'device'
  | 'around';
