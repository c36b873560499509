import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

test.each([
  [null, 'Unknown device'],
  ['', 'Unknown device'],
  ['curl/8.5.0', 'curl'],
  ['\u0000\n', 'Unknown device'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox on Linux'],
])('%j is %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words)
})
