import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { requestOf } from '#contract/call.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SubmitDialog } from '#web/plugin-host/submissions/submit-dialog.tsx'
import classes from './create-plugin.module.css'
import { OwnSubmissions } from './own-submissions.tsx'

/** How to make a plugin in five steps, a way to submit it, and what became of one's own. */
export default function CreatePluginPage() {
  const [submitting, setSubmitting] = useState(false)
  return (
    <>
      <RecordsHead
        title="Create Plugin"
        lead="A plugin adds a panel of your own below the figures of every dashboard, for readers who switch it on."
        actions={
          <Button kind="primary" onClick={() => setSubmitting(true)}>
            <IconUpload size={16} aria-hidden="true" /> Submit a Plugin
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
  return (
    <Stack as="ol" className={classes.steps}>
      <li>
        <h2>Get the template</h2>
        <p>It is a plugin that works, with nothing to install: a page, a script, a style and a manifest.</p>
        <Row
          as="a"
          inline
          gap={6}
          align="center"
          className={classes.download}
          href={requestOf('GET /plugin-template.zip').address}
          download
        >
          <IconDownload size={16} aria-hidden="true" /> Download the template (zip)
        </Row>
      </li>
      <li>
        <h2>Develop it and make a zip</h2>
        <p>
          Change <code>plugin.js</code> and fill in <code>manifest.json</code>: name, version, title, author,
          licence, first page, and the permissions that the plugin needs. Your title and your name have to
          stand there, not those of the template. Zip the content of the folder. The README says what a plugin
          gets from the page, and what it cannot do.
        </p>
      </li>
      <li>
        <h2>Submit it</h2>
        <p>
          Send the zip file, at most 2 MB. It is checked before anything in it is unpacked, and you see at
          once what has to be changed.
        </p>
      </li>
      <li>
        <h2>Review</h2>
        <p>
          A moderator or an administrator looks at the files and runs the plugin in the sandbox. You are told
          whether it was approved, or why not. Nobody reviews their own plugin.
        </p>
      </li>
      <li>
        <h2>Deployment</h2>
        <p>
          An approved plugin is there at once: readers find it under View Plugins in the options menu. To
          change it, submit a zip with a higher version.
        </p>
      </li>
    </Stack>
  )
}
