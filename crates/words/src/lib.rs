//! Every sentence a person sees, in English and German, from Fluent files.
