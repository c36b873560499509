-- What a page calls its attempt to comment: the same one sent again makes no second comment. Null: it has no name for it.
alter table document_comment add column client_key text;
create unique index document_comment_by_attempt on document_comment (author, client_key) where client_key is not null;
