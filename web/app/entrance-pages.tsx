import { lazy } from 'react'
import EntrancePage from '#web/features/sign-in/entrance-page.tsx'
import type { EntranceAddress } from './entrance-addresses.ts'

const ForgotPasswordPage = lazy(() => import('#web/features/sign-in/forgot-password-page.tsx'))
const ResetPasswordPage = lazy(() => import('#web/features/sign-in/reset-password-page.tsx'))
const VerifyEmailPage = lazy(() => import('#web/features/sign-in/verify-email-page.tsx'))
const TermsPage = lazy(() => import('#web/features/sign-in/terms-page.tsx'))

// Whoever comes by way of the custom dashboards goes on to their own ones.
const PLAIN = { login: '/login', register: '/register', inside: '/account' }
const CUSTOM = {
  login: '/custom/login',
  register: '/custom/register',
  inside: '/account#/savedDashboards',
}

/** The page at an address before one is inside. */
export default function EntrancePages({ address }: { readonly address: EntranceAddress }) {
  switch (address) {
    case 'login':
    case 'custom':
    case 'custom/login':
      return <EntrancePage view="login" addresses={address === 'login' ? PLAIN : CUSTOM} />
    case 'register':
    case 'custom/register':
      return <EntrancePage view="register" addresses={address === 'register' ? PLAIN : CUSTOM} />
    case 'forgot-password':
    case 'password-recovery':
      return <ForgotPasswordPage />
    case 'reset-password':
      return <ResetPasswordPage />
    case 'verify-email':
      return <VerifyEmailPage />
    case 'terms':
      return <TermsPage />
  }
}
