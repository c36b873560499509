import { useLayoutEffect } from 'react'
import { waits } from '#web/kit/drawn.ts'
import classes from './settings-part.module.css'

/** The wait for one part of a page of settings: a line, where a whole page would show its shape. */
export function PartLoading({ what }: { readonly what: string }) {
  useLayoutEffect(waits, [])
  return (
    <p role="status" className={classes.note}>
      Loading {what} …
    </p>
  )
}
