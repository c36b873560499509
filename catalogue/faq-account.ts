import type { FaqTopic } from './faq-topic.ts'

/** Signing in, passwords, and reaching the people who run the site. */
export const ACCOUNT_TOPICS: readonly FaqTopic[] = [
  {
    group: 'Your account',
    title: 'How do I sign in?',
    show: { address: '/dashboard/Health_Outcomes_and_Service_Coverage', control: 'Login/Register' },
    steps: [
      'Select “Login/Register” in the header, or the menu on a phone.',
      'Give your username or e-mail address and your password, and press “LOG IN”.',
      'If an administrator made the account for you, choose the password first by the link of the letter that you got.',
    ],
  },
  {
    group: 'Your account',
    title: 'What do I do when I forget my password?',
    show: { address: '/forgot-password', control: 'Send' },
    steps: [
      'Select “Login/Register” in the header, then “Forgot Password”.',
      'Give your e-mail address or your username. A letter with a link comes, if there is such an account.',
      'Choose a new password by the link within half an hour. Signing in elsewhere ends with it.',
    ],
  },
  {
    group: 'Your account',
    title: 'How do I change my password or my e-mail address?',
    steps: [
      'Sign in and open “View account”. The password is under Settings, the e-mail address under Profile.',
      'A new e-mail address counts once you have confirmed it by the link of a letter; until then the one before does.',
    ],
  },
  {
    group: 'Your account',
    title: 'Why does no e-mail arrive?',
    steps: [
      'Look into the folder for unwanted mail, and wait some minutes: letters that could not be sent are tried again.',
      'Look whether the address is right: in your profile when you can sign in, else ask for another letter with “Forgot Password”.',
      'If nothing comes, contact the people who run the site.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I contact the people who run this site?',
    show: { address: '/contact', control: 'Send' },
    steps: [
      'Choose “Contact us” in the options menu, and say what it is about: a question, a fault of the site, an error in a figure.',
      'The answer comes by e-mail. The link that you are shown after sending removes what you wrote.',
    ],
  },
  {
    group: 'Finding your way',
    title: 'How do I get the newsletter, and how do I end it?',
    show: { address: '/newsletter', control: 'Subscribe' },
    steps: [
      'Choose “Subscribe to our newsletter” in the options menu and give your e-mail address. A letter asks you to confirm it.',
      'Each newsletter has a link to unsubscribe; your address is deleted then.',
    ],
  },
]
