import { IconDownload, IconUpload } from '#web/kit/icons.ts'
import { useState } from 'react'
import { requestOf } from '#contract/call.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SubmitDialog } from '#web/plugin-host/submissions/submit-dialog.tsx'
import classes from './create-plugin.module.css'
import { OwnSubmissions } from './own-submissions.tsx'
import { message } from '#domain/message/message.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** How to make a plugin in five steps, a way to submit it, and what became of one's own. */
export default function CreatePluginPage() {
  const { text } = useLanguage()
  const [submitting, setSubmitting] = useState(false)
  return (
    <>
      <RecordsHead
        title={text(message('create-plugin.title'))}
        lead={text(message('create-plugin.lead'))}
        actions={
          <Button kind="primary" onClick={() => setSubmitting(true)}>
            <IconUpload size={16} aria-hidden="true" /> {text(message('create-plugin.submit'))}
          </Button>
        }
      />
      <Steps />
      <OwnSubmissions />
      {submitting && <SubmitDialog onClose={() => setSubmitting(false)} />}
    </>
  )
}

function Steps() {
  const { text } = useLanguage()
  return (
    <Stack as="ol" className={classes.steps}>
      <li>
        <h2>{text(message('create-plugin.get'))}</h2>
        <p>{text(message('create-plugin.get-about'))}</p>
        <Row
          as="a"
          inline
          gap={6}
          align="center"
          className={classes.download}
          href={requestOf('GET /plugin-template.zip').address}
          download
        >
          <IconDownload size={16} aria-hidden="true" /> {text(message('create-plugin.download-template'))}
        </Row>
      </li>
      <li>
        <h2>{text(message('create-plugin.develop'))}</h2>
        <p>
          <Said what={message('create-plugin.develop-about')} />
        </p>
      </li>
      <li>
        <h2>{text(message('create-plugin.submit-it'))}</h2>
        <p>{text(message('create-plugin.submit-about'))}</p>
      </li>
      <li>
        <h2>{text(message('create-plugin.review'))}</h2>
        <p>{text(message('create-plugin.review-about'))}</p>
      </li>
      <li>
        <h2>{text(message('create-plugin.deployment'))}</h2>
        <p>{text(message('create-plugin.deployment-about'))}</p>
      </li>
    </Stack>
  )
}
