import { expect, test, vi } from 'vitest'
import { shrunk } from './shrink-picture.ts'

/** What the browser is asked to draw: the DOM of this ring has no pixels. */
function paperOfBrowser() {
  const paper = { fillStyle: '', imageSmoothingQuality: '', fillRect: vi.fn(), drawImage: vi.fn() }
  const { prototype } = HTMLCanvasElement
  vi.spyOn(prototype, 'getContext').mockReturnValue(Object.assign(Object.create(null), paper))
  const toBlob = vi
    .spyOn(prototype, 'toBlob')
    .mockImplementation((give, type = '') => give(new Blob([], { type })))
  return { ...paper, toBlob }
}

test('the part of a picture fills a white square of 256 pixels, sent as JPEG', async () => {
  const { fillRect, drawImage, toBlob } = paperOfBrowser()
  const image = new Image()
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 1000 } })
  const blob = await shrunk(image, { x: 25, y: 10, width: 50, height: 20 })
  expect(blob.type).toBe('image/jpeg')
  expect(fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, 256, 256)
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(image, 100, 100, 200, 200, 0, 0, 256, 256)
  expect(toBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'image/jpeg', 0.9)
})
