export { SignInLink } from '../sign-in/index.ts';
