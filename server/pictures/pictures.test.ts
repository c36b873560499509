import { describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { JPEG, png, pngPart, SHORT_WEBP, webp } from '#tests/builders/pictures.ts'
import { cleanPicture } from './clean-picture.ts'

function webpPart(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** Width, height and which further parts follow. */
const wideHead = (bits: number) => webpPart('VP8X', Buffer.from([bits, 0, 0, 0, 3, 0, 0, 2, 0, 0]))

/** An application part of a JPEG file, put behind its start. */
function withJpegPart(marker: number, text: string): Buffer {
  const part = Buffer.from(`\xff${String.fromCharCode(marker)}\0\0${text}`, 'latin1')
  part.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([JPEG.subarray(0, 2), part, JPEG.subarray(2)])
}

describe('a picture', () => {
  test.each([
    ['image/png', png(4, 3)],
    ['image/jpeg', JPEG],
    ['image/webp', webp(SHORT_WEBP)],
  ])('%s with nothing but its drawing stays as it is', (mediaType, bytes) => {
    expect(cleanPicture(bytes, 'avatar', 512)).toEqual({ mediaType, bytes })
  })

  test.each([
    ['texts of a PNG', png(4, 3, pngPart('tEXt', Buffer.from('Author\0Ada'))), png(4, 3)],
    ['the place in a PNG', png(4, 3, pngPart('eXIf', Buffer.from('MM\0*'))), png(4, 3)],
    ['the camera of a JPEG', withJpegPart(0xe1, 'Exif\0\0MM\0*'), JPEG],
    ['a comment of a JPEG', withJpegPart(0xfe, '<script>'), JPEG],
    [
      'the place in a WebP',
      webp(wideHead(0x0c), SHORT_WEBP, webpPart('EXIF', Buffer.from('MM\0'))),
      webp(wideHead(0), SHORT_WEBP),
    ],
  ])('loses %s', (_what, bytes, expected) => {
    expect(cleanPicture(bytes, 'avatar', 512).bytes).toEqual(expected)
  })
})

describe('T30, T34: refused', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  test.each([
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing with scripts (SVG)',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page', html],
    ['a GIF', Buffer.from('GIF89a\x04\0\x03\0\0\0\0;', 'latin1')],
    ['a page behind a PNG', Buffer.concat([png(4, 3), html])],
    ['a page behind a JPEG', Buffer.concat([JPEG, html])],
    ['a page behind a WebP', Buffer.concat([webp(SHORT_WEBP), html])],
    ['a PNG that ends too early', png(4, 3).subarray(0, -6)],
    ['a JPEG that ends too early', JPEG.subarray(0, -2)],
    ['a WebP that ends too early', webp(SHORT_WEBP).subarray(0, -4)],
    ['a WebP with an unknown part', webp(wideHead(0), SHORT_WEBP, webpPart('HTML', html))],
    ['a moving WebP', webp(wideHead(2), webpPart('ANIM', Buffer.alloc(6)), SHORT_WEBP)],
    ['a PNG that says it has 4 thousand million pixels', png(65_535, 65_535)],
    ['a PNG one pixel too wide', png(513, 1)],
    ['a PNG without a pixel', png(0, 0)],
  ])('%s', (_what, bytes) => {
    expect(() => cleanPicture(bytes, 'avatar', 512)).toThrow(Problem)
  })
})
