export { AgainAfter, SignInLink } from '../sign-in/index.ts';
