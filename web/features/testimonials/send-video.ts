import { VIDEO_PART } from '#domain/inquiry/testimonial.ts'
import { ask } from '#web/queries/ask.ts'

/** Sends a video part by part, so that a slow line carries it too. `onProgress`: the share that has arrived. */
export async function sendVideo(
  video: Blob,
  removal: string,
  onProgress: (share: number) => void,
): Promise<void> {
  for (let part = 0; part * VIDEO_PART < video.size; part += 1) {
    const end = Math.min((part + 1) * VIDEO_PART, video.size)
    const body = new FormData()
    body.append('video', video.slice(part * VIDEO_PART, end), 'video')
    await ask('POST /testimonials/video', { query: { removal, part }, body })
    onProgress(end / video.size)
  }
}
