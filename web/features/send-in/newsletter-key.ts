/** Under this the browser keeps that the newsletter was offered: closed or subscribed, it never comes by itself again. */
export const NEWSLETTER_KEY = 'modalShown'
