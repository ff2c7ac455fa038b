/** Texts of the session's toasts; those of the specification (000, section 8) to the letter. */
export const SESSION_TOASTS = {
  welcomeBack: { title: 'Welcome back!', description: 'Hi {name}! Ready for some fun activities?' },
  welcomeNew: { title: 'Welcome, {name}!', description: "Let's start your wellness journey!" },
  goodbye: { title: 'See you later!', description: "You've been logged out safely" },
  loginFailed: { title: 'Login failed', description: 'Please check your username and password' },
  registrationFailed: { title: 'Registration failed', description: 'Please try a different username' },
  logoutFailed: { title: 'Logout failed', description: 'Logout failed' },
  sessionEnded: { title: 'You were signed out.', description: 'Your words are still here. Sign in and go on.' },
  userFetchFailed: { description: 'Failed to fetch user data' },
} as const;
