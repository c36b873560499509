import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { saveFile } from '#web/kit/save-file.ts'
import classes from './second-factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Whose they are, for the file and the paper. */
  readonly username: string
  readonly onClose: () => void
}

export function RecoveryCodesDialog(props: RecoveryCodesProps) {
  return (
    <Dialog form="centre" title="Keep your recovery codes" onClose={props.onClose}>
      <RecoveryCodes {...props} />
    </Dialog>
  )
}

/** The codes, which are shown this once, and the ways to keep them. */
export function RecoveryCodes({ codes, username, onClose }: RecoveryCodesProps) {
  const [copied, copy] = useCopied()
  const text = `Recovery codes of ${username} for MSDAT\nEach signs you in once, without the authenticator app.\n\n${codes.join('\n')}\n`
  return (
    <>
      <p>
        Each of these codes signs you in once when you do not have the app at hand. They are shown only now:
        keep them in a safe place.
      </p>
      <div className={classes.paper}>
        <p className={classes.onPaper}>Recovery codes of {username} for MSDAT</p>
        <Grid as="ul" gap={16} rows={8} card="subtle" className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
      </div>
      <Row wrap gap={8} align="center">
        <Button data-autofocus="" onClick={() => copy(text)}>
          <IconCopy size={16} aria-hidden="true" /> {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={() => save(text)}>
          <IconDownload size={16} aria-hidden="true" /> Download
        </Button>
        <Button onClick={() => window.print()}>
          <IconPrinter size={16} aria-hidden="true" /> Print
        </Button>
        <Button kind="primary" onClick={onClose}>
          I have kept them
        </Button>
      </Row>
    </>
  )
}

function save(text: string): void {
  saveFile(new Blob([text], { type: 'text/plain' }), 'msdat-recovery-codes.txt')
}
