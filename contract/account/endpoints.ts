import * as invitations from './invitations.ts'
import * as ownSessions from './own-sessions.ts'
import * as passwordReset from './password-reset.ts'
import * as password from './password.ts'
import * as registration from './registration.ts'
import * as secondFactor from './second-factor.ts'
import * as signIn from './sign-in.ts'
import * as user from './user.ts'

/** Calls of people for their own account, in the order in which the documentation shows them. */
export const ACCOUNT = [
  signIn.signIn,
  signIn.signOut,
  signIn.readOwnAccount,
  registration.register,
  invitations.invitePeople,
  invitations.inviteAgain,
  invitations.acceptInvitation,
  registration.verifyEmail,
  registration.resendVerification,
  passwordReset.forgotPassword,
  passwordReset.resetPassword,
  password.updatePassword,
  user.readUser,
  user.changeUser,
  user.editUser,
  user.eraseUser,
  ownSessions.listSessions,
  ownSessions.endSession,
  ownSessions.endAllSessions,
  ownSessions.exportAccount,
  secondFactor.finishSignIn,
  secondFactor.sendSignInCode,
  secondFactor.readSecondFactor,
  secondFactor.enableAuthenticator,
  secondFactor.confirmAuthenticator,
  secondFactor.disableAuthenticator,
  secondFactor.renewBackupCodes,
  secondFactor.readSecuritySettings,
  secondFactor.changeSecuritySettings,
] as const
