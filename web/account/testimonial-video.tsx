import { useState } from 'react'
import { requestOf } from '#contract/call.ts'
import classes from './testimonial-video.module.css'

/** The video of a testimonial that waits, where one was sent; nothing where none was. */
export function TestimonialVideo({ id }: { readonly id: number }) {
  const [isThere, setIsThere] = useState(true)
  const { address } = requestOf('GET /inquiries/{id}/video', { path: { id } })
  if (!isThere) return null
  return (
    <video
      className={classes.video}
      controls
      preload="metadata"
      src={address}
      onError={() => setIsThere(false)}
    >
      <track kind="captions" />
    </video>
  )
}
