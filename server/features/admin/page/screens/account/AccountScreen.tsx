import type { ReactNode } from 'react';
import { ScreenHead } from '../../parts/ScreenHead.js';
import { NameForm } from './NameForm.js';
import { PasswordForm } from './PasswordForm.js';

/** The account of who is signed in. */
export function AccountScreen(): ReactNode {
  return (
    <>
      <ScreenHead title="Your account" lead="Your name and password. An administrator changes your role." />
      <NameForm />
      <PasswordForm />
    </>
  );
}
