import classes from './button.module.css'
import { IconDownload } from './icons.ts'

/** A file to take away, that looks like a button. Not on paper. */
export function DownloadButton(props: { readonly href: string; readonly children: React.ReactNode }) {
  return (
    <a data-print="never" data-kind="outline" className={classes.button} href={props.href} download>
      <IconDownload size={16} aria-hidden="true" /> {props.children}
    </a>
  )
}
