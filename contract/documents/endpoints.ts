import * as comments from './comments.ts'
import { setSentDocument } from './document-file.ts'
import * as documents from './document.ts'
import { listEmbedHosts } from './embed-hosts.ts'
import * as mailing from './mailing.ts'
import * as pictures from './pictures.ts'
import * as reported from './reported-comments.ts'
import * as versions from './versions.ts'

/** Calls of documents, in the order in which the documentation shows them. */
export const DOCUMENTS = [
  documents.listDocuments,
  documents.readDocumentRow,
  documents.createDocument,
  documents.changeDocument,
  documents.deleteDocument,
  documents.undeleteDocument,
  documents.duplicateDocument,
  versions.listVersions,
  versions.readVersion,
  versions.restoreVersion,
  versions.readAsked,
  comments.listDocumentComments,
  comments.writeDocumentComment,
  comments.changeDocumentComment,
  comments.deleteDocumentComment,
  reported.reportDocumentComment,
  reported.readReportedComment,
  reported.decideReportedComment,
  mailing.readMailing,
  mailing.changeMailing,
  mailing.confirmMailing,
  mailing.endMailing,
  documents.approveDocument,
  documents.declineDocument,
  documents.takeDownDocument,
  pictures.uploadPicture,
  pictures.readPicture,
  setSentDocument,
  listEmbedHosts,
] as const
