import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './second-factor.module.css'

/** A text as a QR code, drawn on the page itself: nobody else learns it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 1 })
    const dots = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: code.size, path: dots.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
