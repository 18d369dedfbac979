/** What a visitor reads about a message's way. The first five are the specification's, to the letter. */
export const messages = {
  invalidEmail: 'Please enter a valid email address.',
  invalidPhone: 'Phone number must be 10 digits long and start with 6-9.',
  somethingWrong: 'Something went wrong. Please try again.',
  notSent: 'Failed to send email. Please check your connection and try again.',
  sent: 'Your inquiry has been sent successfully!',

  applicationSent:
    'Your application has been sent. Thank you for your interest in working with us.',
  notStored:
    'We could not keep your message just now, so it was not sent. Please try again in a minute.',
  tooOften: 'You have sent several messages in a short time. Please wait a minute and try again.',
  tooLarge: 'This is larger than we can receive. Please shorten it and try again.',
  tooLargeWithCv: 'This is larger than we can receive. Please choose a CV of 5 MB or less.',
  unreadable: 'We could not read what was sent. Please try again.',
  unknownForm: 'We do not know this form. Please use a form on our website.',
  wrongContentType: 'Please send this as JSON or as a form.',
  foreignOrigin: 'Please send this from our own website.',
  wrongMethod: 'This address cannot be used that way.',
  nothingHere: 'There is nothing at this address.',
} as const;
