import { zodResolver } from '@hookform/resolvers/zod';
import { LoginInput, RegisterForm } from '@wonderlings/account/contract';

// What the forms check before they are sent. A chunk of its own: a form can be typed into before its rules have come.
export const loginRules = zodResolver(LoginInput);
export const registerRules = zodResolver(RegisterForm);
