import { IconCopy, IconDownload, IconPrinter } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './second-factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Whose they are, for the file and the paper. */
  readonly username: string
  readonly onClose: () => void
}

export function RecoveryCodesDialog(props: RecoveryCodesProps) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('security.keep-codes'))} onClose={props.onClose}>
      <RecoveryCodes {...props} />
    </Dialog>
  )
}

/** The codes, which are shown this once, and the ways to keep them. */
export function RecoveryCodes({ codes, username, onClose }: RecoveryCodesProps) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  const heading = text(message('security.file', { username }))
  const file = [heading, text(message('security.file-about')), '', ...codes, ''].join('\n')
  return (
    <>
      <p>{text(message('security.codes-about'))}</p>
      <div className={classes.paper}>
        <p className={classes.onPaper}>{heading}</p>
        <Grid
          as="ul"
          gap={16}
          rows={8}
          card="subtle"
          className={classes.codes}
          aria-label={text(message('security.codes'))}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
      </div>
      <Row wrap gap={8} align="center">
        <Button data-autofocus="" onClick={() => copy(file)}>
          <IconCopy size={16} aria-hidden="true" />{' '}
          {copied ? text(message('shell.copied')) : text(message('security.copy'))}
        </Button>
        <Button onClick={() => save(file)}>
          <IconDownload size={16} aria-hidden="true" /> {text(message('security.download'))}
        </Button>
        <Button onClick={() => window.print()}>
          <IconPrinter size={16} aria-hidden="true" /> {text(message('shell.print'))}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {text(message('security.kept'))}
        </Button>
      </Row>
    </>
  )
}

function save(text: string): void {
  saveFile(new Blob([text], { type: 'text/plain' }), 'msdat-recovery-codes.txt')
}
