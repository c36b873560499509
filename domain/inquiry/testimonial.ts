/** The most stars that a testimonial gives. */
export const RATINGS = 5

/** The largest part of a video that travels at once, in bytes. Each arrives in time on a slow line. */
export const VIDEO_PART = 2 * 1024 * 1024

/** Parts of the largest video: 50 MB. */
export const VIDEO_PARTS = 25

/** Testimonials shown at first, and how many more each time. */
export const TESTIMONIALS_FIRST = 9
export const TESTIMONIALS_MORE = 6

/** The type of a video by its first bytes, whatever its name says; null: none that browsers play. */
export function videoType(bytes: Uint8Array): 'video/mp4' | 'video/webm' | 'video/ogg' | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))
  // Its first box is small, so its size begins with zeros; an archive does not.
  if (text(0, 2) === '\0\0' && text(4, 8) === 'ftyp') return 'video/mp4'
  if (text(0, 4) === '\x1aE\xdf\xa3') return 'video/webm'
  return text(0, 4) === 'OggS' ? 'video/ogg' : null
}
