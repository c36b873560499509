-- The name of the site at X (Twitter), without the at sign, and where answers to the site's letters go; empty: none.
alter table platform_setting
  add column x_handle text not null default '',
  add column reply_address text not null default '';
