"""The games as other people's programs want them: wrappers for libraries of search and of learning."""
