export const OWN_ADDRESS = 'A username that looks like an e-mail address must be your own address.'
export const USERNAME_TAKEN = 'This username is taken. Choose another one.'
export const EMAIL_TAKEN = 'There is an account with this e-mail address already.'
