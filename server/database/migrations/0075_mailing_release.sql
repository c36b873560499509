-- The release that the letter before was about, so that the next one can say what has changed; null: there was none.
alter table document_mailing add column last_release text;
