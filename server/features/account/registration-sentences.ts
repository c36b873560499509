/** Else a registration with a taken address would be told from a fresh one by a sign-in with it. */
export const NO_ADDRESS =
  'Choose a username that is no e-mail address. Once your address is confirmed, you can log in with it too.'
export const USERNAME_TAKEN = 'This username is taken. Choose another one.'
