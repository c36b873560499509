import { expect, test } from 'vitest'
import { videoType } from './testimonial.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['\0\0\0\x18ftypmp42', 'video/mp4'],
  ['\x1aE\xdf\xa3\x9fB', 'video/webm'],
  ['OggS\0\x02', 'video/ogg'],
  ['<svg onload=alert(1)>', null],
  ['<!doctype html>', null],
  ['MZ\x90\0', null],
  ['PK\x03\x04ftyp', null],
  ['', null],
])('T34: what begins with %j is %j', (text, type) => expect(videoType(bytes(text))).toBe(type))
