/** Wetin dey for device, wetin person dey read when network no dey, and wetin dey wait to go. */
export const device = {
  offline: '<b>Network no dey.</b> You dey read release {number} of {date_long}, from dis device.',
  'try-again': 'Try again',
  'new-version': 'Another version of di site don ready.',
  'change-over': 'Change to am',
  'not-saved': 'Wetin you dey write no gree save, so nothing change.',
} as const
